/** Draws the loading overlay, and on it the page that comes. */
import { useLingui } from '@lingui/react/macro'
import { useLate } from '@shared/ui/late'
import { LoadingOverlay } from '@shared/ui/loading-overlay'
import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { back } from '../surface/navigation/go.ts'
import { endAtOnce, standsAtOnce } from '../surface/overlay/at-once.ts'
import { DEFAULT_BACKGROUND, DEFAULT_TEXT, loadingAtom, targetAtom } from '../surface/overlay/loading.ts'
import { loadArrival } from './late-bars.tsx'

/** The specification's whites; on a dark theme they would flash, so there the page's own colour stands in. */
const whites: ReadonlySet<string> = new Set([DEFAULT_BACKGROUND, '#ffffff'])
const isDark = () => document.documentElement.dataset.theme === 'dark'

export function LoadingView() {
  const { t } = useLingui()
  const loading = useAtomValue(loadingAtom)
  const target = useAtomValue(targetAtom)
  const { parts } = useLate(loadArrival)
  const open = loading !== null && !loading.atOnce
  useLayoutEffect(() => {
    if (open) endAtOnce()
  }, [open])
  const background = loading && whites.has(loading.background) && isDark() ? undefined : loading?.background
  const text = !loading || loading.text === DEFAULT_TEXT ? t`Loading...` : loading.text
  const onBack = loading?.long ? back : undefined
  return (
    <LoadingOverlay open={open} text={text} background={background} onBack={onBack} instant={standsAtOnce()}>
      {parts && <parts.Arrival to={open ? target : null} />}
    </LoadingOverlay>
  )
}
