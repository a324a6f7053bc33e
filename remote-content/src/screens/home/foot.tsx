/** The end of Home: what else there is to read. */
import { useLingui } from '@lingui/react/macro'
import { hasRoute } from 'shell/navigation'
import css from './home.module.css'

export function Foot() {
  const { t } = useLingui()
  const links = [
    { path: '/xinwen', label: t`News` },
    { path: '/helpCenter', label: t`Help` },
    { path: '/aboutUs', label: t`About us` },
  ].filter(({ path }) => hasRoute(path))
  if (links.length === 0) return <div className={css.end} />
  return (
    <nav className={css.foot} aria-label={t`More to read`}>
      {links.map(({ path, label }) => (
        <a key={path} href={`#${path}`}>
          {label}
        </a>
      ))}
    </nav>
  )
}
