import { describe, expect, it } from 'vitest'
import { addCounts, countPlaywright, countVitest, formatCounts } from '../../../scripts/test/count-tests.ts'

describe('the last line', () => {
  it('names passed and failed tests', () => {
    expect(formatCounts({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
  })

  it('names skipped tests where there are any', () => {
    expect(formatCounts({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
  })

  it('has the sums of two counts', () => {
    const sum = addCounts({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 })
    expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33 })
  })
})

describe('the counts of a unit run', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 2,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [{ status: 'failed', assertionResults: [{}, {}] }],
  }

  it('include each test, and skipped ones', () => {
    expect(countVitest(report)).toEqual({ passed: 7, failed: 2, skipped: 2 })
  })

  it('include a file that failed before its first test', () => {
    const testResults = [...report.testResults, { status: 'failed', assertionResults: [] }]
    expect(countVitest({ ...report, testResults })).toEqual({ passed: 7, failed: 3, skipped: 2 })
  })

  it('cannot be read from another format', () => {
    expect(() => countVitest({ passed: 7 })).toThrow('Invalid key')
  })
})

describe('the counts of a browser run', () => {
  it('include each test, and errors outside of tests as failures', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3, skipped: 2 })
  })
})
