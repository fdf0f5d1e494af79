import fc from 'fast-check'

// A mutant is found by the first case that fails: the smallest such case helps nobody here.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true })
fc.installGlobalPlugin(fc.interruptAfterTimeLimit(1000))
