import { createFileRoute } from '@tanstack/react-router'
import { AccessibilityPage } from '#shell/accessibility-page.tsx'

export const Route = createFileRoute('/accessibility')({
  component: AccessibilityPage,
})
