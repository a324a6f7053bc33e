/** Draws the question that confirm() asks; its code comes with the first one. */
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { confirmAtom } from '../surface/overlay/confirm.ts'

const Asking = lazy(async () => ({ default: (await import('./asking.tsx')).Asking }))

export function ConfirmDialog() {
  const asked = useAtomValue(confirmAtom)
  return asked ? (
    <Suspense fallback={null}>
      <Asking asked={asked} />
    </Suspense>
  ) : null
}
