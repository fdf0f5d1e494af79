import fc from 'fast-check'

// A mutant is killed by the first failing case: shrinking that case takes time and gains nothing here.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true })
fc.installGlobalPlugin(fc.interruptAfterTimeLimit(1000))
