/** Ways into the product; what is not live is not drawn, and the grid closes up. */

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Icon, type LucideIcon } from '@shared/ui/icon'
import { useAtomValue } from 'jotai'
import {
  ArrowDownToLine,
  ChartPie,
  ChevronRight,
  HandCoins,
  Headset,
  Pickaxe,
  Repeat2,
  ScrollText,
  Split,
  Trophy,
  Waypoints,
} from 'lucide-react'
import { useLiveChat, useWays } from 'shell/navigation'
import { chatUnreadAtom } from 'shell/session'
import { hasFeature } from 'shell/transport'
import { type Entry, entries, type Investment, investments } from './home.model.ts'
import css from './home.module.css'
import { useInvestments } from './investments.tsx'

const faces: Readonly<Record<Entry['name'], { icon: LucideIcon; label: MessageDescriptor }>> = {
  arbitrage: { icon: Waypoints, label: msg`AI arbitrage` },
  mining: { icon: Pickaxe, label: msg`Mining` },
  debt: { icon: ScrollText, label: msg`Bonds` },
  lending: { icon: HandCoins, label: msg`Loan` },
  options: { icon: Split, label: msg`Options` },
  recharge: { icon: ArrowDownToLine, label: msg`Deposit` },
  swap: { icon: Repeat2, label: msg`Swap` },
  contest: { icon: Trophy, label: msg`Compete` },
  chat: { icon: Headset, label: msg`Live chat` },
}

/** Few of them stand side by side, icon before word; more become a grid of five columns. */
const FEW = 3

type FaceProps = { icon: LucideIcon; label: string; few: boolean; pip?: boolean }

function Face({ icon, label, few, pip }: FaceProps) {
  return (
    <>
      <span className={css.tile} data-pip={pip || undefined}>
        <Icon of={icon} size={22} />
      </span>
      <span className={css.word}>{label}</span>
      {few && <Icon of={ChevronRight} size={18} />}
    </>
  )
}

/** All of them in one place; one alone has its own entry. */
function InvestmentEntry({ live, few }: { live: readonly Investment[]; few: boolean }) {
  const { t } = useLingui()
  const { open, drawn } = useInvestments(live)
  return (
    <>
      <button type="button" className={css.entry} aria-haspopup="dialog" onClick={open}>
        <Face icon={ChartPie} label={t({ message: 'Invest', context: 'entry' })} few={few} />
      </button>
      {drawn}
    </>
  )
}

export function Entries() {
  const { t } = useLingui()
  const ways = useWays()
  const chat = useLiveChat()
  const live = entries(ways, feature => (feature === 'live-chat' ? chat !== undefined : hasFeature(feature)))
  const invested = investments(ways)
  const unread = useAtomValue(chatUnreadAtom)
  /** What a dot says to whoever cannot see it. */
  const said: { [name in Entry['name']]?: { 'aria-label': string } } =
    unread > 0 ? { chat: { 'aria-label': t`Live chat, ${unread} new` } } : {}
  const few = live.length <= FEW && invested.length === 0
  if (live.length === 0) return null
  return (
    <nav className={css.entries} data-few={few || undefined} aria-label={t`Shortcuts`}>
      {invested.length > 1 && <InvestmentEntry live={invested} few={few} />}
      {live.map(({ name, href }) => (
        <a key={name} className={css.entry} href={href} data-main={name === 'recharge' || undefined} {...said[name]}>
          <Face icon={faces[name].icon} label={t(faces[name].label)} few={few} pip={name in said} />
        </a>
      ))}
    </nav>
  )
}
