/** The frame around every page: bars, pages, tab bar, overlay. */
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { pagesAtom, shownOf } from '../pages/pages.ts'
import { dismiss } from '../surface/overlay/confirm.ts'
import { loadingAtom, targetAtom } from '../surface/overlay/loading.ts'
import { Apart } from './apart.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import css from './frame.module.css'
import { LanguageOffer } from './language-offer.tsx'
import { LateBars, LateToast } from './late-bars.tsx'
import { LeaveQuestion } from './leave-question.ts'
import { LeavingView } from './leaving-view.tsx'
import { LoadingView } from './loading-view.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { PagesView } from './pages-view.tsx'
import { Tabs } from './tabs.tsx'
import { PageTitle } from './title.tsx'

export function Frame() {
  const pages = useAtomValue(pagesAtom)
  const { at } = pages
  const loading = useAtomValue(loadingAtom) !== null
  const front = shownOf(pages)
  const { path, frame = 'none', background } = useAtomValue(targetAtom) ?? front?.route ?? {}
  const apart = (part: ReactNode, onBreak?: () => void) => (
    <Apart at={at} {...(onBreak && { onBreak })}>
      {part}
    </Apart>
  )
  return (
    <div className={css.frame} data-frame={frame} data-loading={loading || undefined} style={{ background }}>
      {apart(front && <PageTitle page={front} />)}
      <LeaveQuestion entry={front?.place.key} />
      {apart(<OfflineBar />)}
      {apart(<LanguageOffer />)}
      {apart(<LateBars />)}
      <div className={css.body}>
        <main id="main" className={css.main} inert={loading}>
          <PagesView />
        </main>
        {apart(<LoadingView />)}
      </div>
      {path && frame === 'tabs' && apart(<Tabs at={path} />)}
      <div id="status" role="status" className="visually-hidden" />
      {apart(<ConfirmDialog />, dismiss)}
      {apart(<LeavingView />)}
      {apart(<LateToast />)}
    </div>
  )
}
