/** Draws the loading overlay, and on it the page that comes. */
import { useLingui } from '@lingui/react/macro'
import { LoadingOverlay } from '@shared/ui/loading-overlay'
import { atom, useAtomValue } from 'jotai'
import { type ComponentType, useLayoutEffect } from 'react'
import type { LiveRoute } from '../remotes/routes.ts'
import { back } from '../surface/navigation/go.ts'
import { endAtOnce, standsAtOnce } from '../surface/overlay/at-once.ts'
import { DEFAULT_BACKGROUND, DEFAULT_TEXT, loadingAtom, targetAtom } from '../surface/overlay/loading.ts'

/** The specification's whites; on a dark theme they would flash, so there the page's own colour stands in. */
const whites: ReadonlySet<string> = new Set([DEFAULT_BACKGROUND, '#ffffff'])
/** Draws the page that loads (arrival.tsx). It comes after the first picture, which index.html draws by itself. */
export const arrivalAtom = atom<{ Arrival: ComponentType<{ to: LiveRoute | null }> } | null>(null)

const isDark = () => document.documentElement.dataset.theme === 'dark'

export function LoadingView() {
  const { t } = useLingui()
  const loading = useAtomValue(loadingAtom)
  const target = useAtomValue(targetAtom)
  const late = useAtomValue(arrivalAtom)
  const open = loading !== null && !loading.atOnce
  useLayoutEffect(() => {
    if (open) endAtOnce()
  }, [open])
  const background = loading && whites.has(loading.background) && isDark() ? undefined : loading?.background
  const text = !loading || loading.text === DEFAULT_TEXT ? t`Loading...` : loading.text
  const onBack = loading?.long ? back : undefined
  return (
    <LoadingOverlay open={open} text={text} background={background} onBack={onBack} instant={standsAtOnce()}>
      {late && <late.Arrival to={open ? target : null} />}
    </LoadingOverlay>
  )
}
