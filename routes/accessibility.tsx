import { createFileRoute } from '@tanstack/react-router'
import { AccessibilityPage } from '#shell/accessibility-page.tsx'
import { PageError } from '#shell/page-error.tsx'
import { PagePending } from '#shell/page-pending.tsx'

export const Route = createFileRoute('/accessibility')({
  pendingComponent: PagePending,
  errorComponent: PageError,
  component: AccessibilityPage,
})
