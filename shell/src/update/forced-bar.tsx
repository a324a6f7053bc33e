/** Counts down to a release that ops marked urgent: time to read a last line, not to be caught unawares. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { hasOpenDialog } from '../browser/open-dialog.ts'
import css from '../frame/bar.module.css'
import { forcedAtom, takeForced } from './forced.ts'

const SECONDS = 10

function useCountdown(on: boolean): number {
  const [left, set] = useState(SECONDS)
  useEffect(() => {
    set(SECONDS)
    if (!on) return
    const timer = setInterval(() => set(before => (before > 1 || hasOpenDialog() ? Math.max(before - 1, 1) : 0)), 1000)
    return () => clearInterval(timer)
  }, [on])
  return left
}

export function ForcedBar() {
  const forced = useAtomValue(forcedAtom).length > 0
  const left = useCountdown(forced)
  useEffect(() => {
    if (left === 0) takeForced()
  }, [left])
  if (!forced) return null
  return (
    <div role="status" className={css.bar} data-look="brand">
      <Trans>Important update in {left} s</Trans>
      <Button small look="tonal" onClick={() => takeForced()}>
        <Trans>Update now</Trans>
      </Button>
    </div>
  )
}
