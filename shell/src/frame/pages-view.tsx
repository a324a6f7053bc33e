/**
 * The pages. The place of one that ended stays until the next change, empty: React hands what a screen throws as it ends to what
 * stood around it, and that would be the whole frame.
 */
import { useAtomValue } from 'jotai'
import { Activity, Component, type ReactNode, useState } from 'react'
import { type Page, pagesAtom, pagesOf, type Standing } from '../pages/pages.ts'
import { reportRender } from '../reports/client-report.ts'
import { PageView } from './page-view.tsx'

/** Without children its page has ended. */
type Props = { page: Page; children?: ReactNode }

class PagePlace extends Component<Props, { error?: unknown; broke: boolean }> {
  override state = { error: undefined, broke: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, broke: true }
  }

  override componentDidCatch(error: unknown) {
    reportRender(this.props.page.route, error)
  }

  /** What breaks of a page beside its screen (boundary.tsx) is a fault of the frame. */
  override render() {
    const { children = null } = this.props
    if (children && this.state.broke) throw this.state.error
    return children
  }
}

/** Pages that the last change ended. */
function useEnded(standing: Standing): readonly Page[] {
  const [{ last, ended }, set] = useState<{ last: Standing; ended: readonly Page[] }>({ last: standing, ended: [] })
  if (last !== standing) {
    const stays = new Set(pagesOf(standing).map(({ key }) => key))
    set({ last: standing, ended: pagesOf(last).filter(({ key }) => !stays.has(key)) })
  }
  return ended
}

/** In one list, so that a page's place is the same one once it has ended. */
export function PagesView() {
  const standing = useAtomValue(pagesAtom)
  const { at, plain, kept } = standing
  const ended = useEnded(standing)
  return [
    plain && (
      <PagePlace key={plain.key} page={plain}>
        <PageView page={plain} active />
      </PagePlace>
    ),
    ...kept.map(page => (
      <PagePlace key={page.key} page={page}>
        <Activity mode={page.key === at ? 'visible' : 'hidden'}>
          <PageView page={page} active={page.key === at} />
        </Activity>
      </PagePlace>
    )),
    ...ended.map(page => <PagePlace key={page.key} page={page} />),
  ]
}
