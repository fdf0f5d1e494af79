import 'temporal-polyfill/global'
import { expect, test, vi } from 'vitest'
import { handOver, type Page } from '#meeting/hand-over.ts'
import { calendarLink, meetingMailLink } from '#meeting/meeting-links.ts'
import { meetingSummary } from '#meeting/meeting-summary.ts'
import { someMeeting } from './some-meeting.ts'

function somePage(opened: { opener: unknown } | null) {
  const calls: string[] = []
  vi.spyOn(console, 'info').mockImplementation((words) => calls.push(`log ${String(words)}`))
  const page: Page = {
    open: (address, target) => {
      calls.push(`open ${target} ${address}`)
      return opened
    },
    location: { assign: (address) => calls.push(`go ${address}`) },
  }
  return { page, calls }
}

test('the calendar’s window opens first, then the mail link, then one line is logged', () => {
  const { page, calls } = somePage({ opener: 'the shop' })
  const meeting = someMeeting()
  expect(handOver(meeting, page)).toBe(true)
  expect(calls).toEqual([
    `open _blank ${calendarLink(meeting)}`,
    `go ${meetingMailLink(meeting)}`,
    `log ${meetingSummary(meeting)}`,
  ])
})

test('the calendar’s window has no opener', () => {
  const opened = { opener: 'the shop' }
  handOver(someMeeting(), somePage(opened).page)
  expect(opened.opener).toBeNull()
})

test('a blocked window is reported, and the mail link still opens', () => {
  const { page, calls } = somePage(null)
  expect(handOver(someMeeting(), page)).toBe(false)
  expect(calls.map((call) => call.split(' ', 1)[0])).toEqual(['open', 'go', 'log'])
})
