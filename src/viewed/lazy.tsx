import { lazy, Suspense, type ComponentProps } from 'react'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { importWithRetry } from '#ui/import-with-retry.ts'

const LoadedWaysOn = lazy(() =>
  importWithRetry(() => import('./ways-on.tsx')).then((part) => ({ default: part.WaysOn })),
)

/** Its code is fetched for empty lists and an empty cart only; a failure leaves their words as they are. */
export const WaysOn = (props: ComponentProps<typeof LoadedWaysOn>) => (
  <ErrorBoundary>
    <Suspense fallback={null}>
      <LoadedWaysOn {...props} />
    </Suspense>
  </ErrorBoundary>
)
