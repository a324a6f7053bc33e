/** In, out and across; what is not live is not drawn. */
import { useLingui } from '@lingui/react/macro'
import { Icon } from '@shared/ui/icon'
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, Repeat2 } from 'lucide-react'
import { hasRoute } from 'shell/navigation'
import css from './assets.module.css'

export function Ways() {
  const { t } = useLingui()
  const ways = [
    { path: '/chongzhi', label: t`Deposit`, icon: ArrowDownToLine },
    { path: '/tixian', label: t`Withdraw`, icon: ArrowUpFromLine },
    { path: '/zijinhuazhuan', label: t`Transfer`, icon: ArrowLeftRight },
    { path: '/shandui', label: t`Swap`, icon: Repeat2 },
  ].filter(way => hasRoute(way.path))
  return (
    <nav className={css.ways} aria-label={t`Move money`}>
      {ways.map(({ path, label, icon }, index) => (
        <a key={path} className={css.way} href={`#${path}`}>
          <span className={css.disc} data-first={index === 0 || undefined}>
            <Icon of={icon} size={22} />
          </span>
          {label}
        </a>
      ))}
    </nav>
  )
}
