/** The end of Home: what else there is to read. */
import { useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { useWays } from 'shell/navigation'
import css from './home.module.css'

export function Foot() {
  const { t } = useLingui()
  const way = useWays()
  const links = [
    { href: way(to.news()), label: t`News` },
    { href: way(to.help()), label: t`Help` },
    { href: way(to.about()), label: t`About us` },
  ].filter(({ href }) => href)
  if (links.length === 0) return <div className={css.end} />
  return (
    <nav className={css.foot} aria-label={t`More to explore`}>
      {links.map(({ href, label }) => (
        <a key={label} href={href}>
          {label}
        </a>
      ))}
    </nav>
  )
}
