/** In, out and across; what is not live is not drawn. */
import { useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Icon } from '@shared/ui/icon'
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, Repeat2 } from 'lucide-react'
import { useWays } from 'shell/navigation'
import css from './assets.module.css'

export function Ways() {
  const { t } = useLingui()
  const way = useWays()
  const ways = [
    { href: way(to.recharge()), label: t`Deposit`, icon: ArrowDownToLine },
    { href: way(to.withdraw()), label: t`Withdraw`, icon: ArrowUpFromLine },
    { href: way(to.transfer()), label: t`Transfer`, icon: ArrowLeftRight },
    { href: way(to.swap()), label: t`Swap`, icon: Repeat2 },
  ].filter(({ href }) => href)
  return (
    <nav className={css.ways} aria-label={t`Deposit, withdraw, transfer`}>
      {ways.map(({ href, label, icon }, index) => (
        <a key={label} className={css.way} href={href}>
          <span className={css.disc} data-first={index === 0 || undefined}>
            <Icon of={icon} size={22} />
          </span>
          {label}
        </a>
      ))}
    </nav>
  )
}
