/** The tab bar, only where the route asks for it. */
import { useLingui } from '@lingui/react/macro'
import { type Tab, TabBar } from '@shared/ui/tab-bar'
import { useAtomValue } from 'jotai'
import { ChartCandlestick, ChartNoAxesColumn, House, UserRound } from 'lucide-react'
import type { MouseEvent } from 'react'
import { goTab, hasRoute } from '../surface/navigation/go.ts'
import { queryClient } from '../surface/query/query-client.ts'
import { refetchActive } from '../surface/query/renew.ts'
import { userAtom } from '../surface/session/user.ts'
import { personalBadge } from './personal-badge.ts'
import { unreadAtom } from './unread-count.ts'

function useBadge(): Tab['badge'] {
  const unread = useAtomValue(unreadAtom)
  const claimable = useAtomValue(userAtom)?.claimableCount ?? 0
  return personalBadge({ unread, claimable }, hasRoute)
}

function useTabs(): Tab[] {
  const { t } = useLingui()
  const badge = useBadge()
  const tabs: Tab[] = [
    { href: '#/home', label: t`Home`, icon: House },
    { href: '#/hangqing', label: t`Market`, icon: ChartNoAxesColumn },
    { href: '#/heyue', label: t`Contract`, icon: ChartCandlestick },
    { href: '#/my', label: t`Personal`, icon: UserRound, badge },
  ]
  return tabs.filter(tab => hasRoute(tab.href.slice(1)))
}

/** The active tab again: up, and fresh data. */
function again(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById('main')?.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
  void refetchActive(queryClient)
}

export function Tabs({ at }: { at: string }) {
  const { t } = useLingui()
  const press = (tab: Tab, event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return // a new window is the browser's matter
    event.preventDefault()
    const to = tab.href.slice(1)
    if (to === at) again()
    else goTab(to, at)
  }
  return <TabBar label={t`Main`} tabs={useTabs()} current={`#${at}`} onPress={press} />
}
