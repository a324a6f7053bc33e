/** What one can invest in, each with who pays, in a line. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Icon, type LucideIcon } from '@shared/ui/icon'
import { List, ListRow } from '@shared/ui/list-row'
import { Sheet, type SheetProps } from '@shared/ui/sheet'
import { ClipboardList, Pickaxe, Rocket, ScrollText, Waypoints } from 'lucide-react'
import type { Investment } from './home.model.ts'

const faces: Readonly<
  Record<Investment['name'], { icon: LucideIcon; title: MessageDescriptor; note: MessageDescriptor }>
> = {
  arbitrage: {
    icon: Waypoints,
    title: msg`AI arbitrage`,
    note: msg`A fixed daily rate, promised by the operator`,
  },
  mining: { icon: Pickaxe, title: msg`Mining`, note: msg`Coins mined, minus power costs` },
  debt: { icon: ScrollText, title: msg`Bonds`, note: msg`Fixed coupons until maturity, paid by the operator` },
  offering: { icon: Rocket, title: msg`Token offering`, note: msg`Apply for lots and check the draw yourself` },
  orders: { icon: ClipboardList, title: msg`Investment orders`, note: msg`What you hold and what it has earned` },
}

type Props = Pick<SheetProps, 'open' | 'onClose' | 'addressed'> & { live: readonly Investment[] }

export function InvestmentSheet({ live, ...frame }: Props) {
  const { t } = useLingui()
  return (
    <Sheet {...frame} title={<Trans context="entry">Invest</Trans>}>
      <List flush>
        {live.map(({ name, href }) => {
          const { icon, title, note } = faces[name]
          return <ListRow key={name} href={href} lead={<Icon of={icon} size={22} />} title={t(title)} note={t(note)} />
        })}
      </List>
    </Sheet>
  )
}
