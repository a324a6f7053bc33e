/** Ways into the product; what is not live is not drawn, and the grid closes up. */

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Icon, type LucideIcon } from '@shared/ui/icon'
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ChevronRight,
  HandCoins,
  Headset,
  Pickaxe,
  ScrollText,
  Split,
  Trophy,
  Waypoints,
} from 'lucide-react'
import { useWays } from 'shell/navigation'
import { hasFeature } from 'shell/transport'
import { type Entry, entries } from './home.model.ts'
import css from './home.module.css'

const faces: Readonly<Record<Entry['name'], { icon: LucideIcon; label: MessageDescriptor }>> = {
  arbitrage: { icon: Waypoints, label: msg`AI arbitrage` },
  mining: { icon: Pickaxe, label: msg`Mining` },
  debt: { icon: ScrollText, label: msg`Debt` },
  lending: { icon: HandCoins, label: msg`Lending` },
  options: { icon: Split, label: msg`Options` },
  recharge: { icon: ArrowDownToLine, label: msg`Deposit` },
  swap: { icon: ArrowLeftRight, label: msg`Swap` },
  contest: { icon: Trophy, label: msg`Contest` },
  chat: { icon: Headset, label: msg`Live chat` },
}

/** Few of them stand side by side, icon before word; more become a grid of five columns. */
const FEW = 3

export function Entries() {
  const { t } = useLingui()
  const live = entries(useWays(), hasFeature)
  const few = live.length <= FEW
  if (live.length === 0) return null
  return (
    <nav className={css.entries} data-few={few || undefined} aria-label={t`Quick entries`}>
      {live.map(({ name, href }) => (
        <a key={name} className={css.entry} href={href} data-main={name === 'recharge' || undefined}>
          <span className={css.tile}>
            <Icon of={faces[name].icon} size={22} />
          </span>
          <span className={css.word}>{t(faces[name].label)}</span>
          {few && <Icon of={ChevronRight} size={18} />}
        </a>
      ))}
    </nav>
  )
}
