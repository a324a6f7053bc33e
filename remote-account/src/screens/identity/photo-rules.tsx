/** What makes a photo readable, drawn: all of the border, even light, in focus. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import css from './photo-rules.module.css'

/** A card with a face and some lines. */
const Card = ({ children }: { children?: ReactNode }) => (
  <>
    <rect className={css.card} x="16" y="12" width="48" height="32" rx="4" />
    <rect className={css.print} x="21" y="18" width="12" height="14" rx="2" />
    <path className={css.line} d="M38 20h20M38 26h14M38 32h17M21 38h24" />
    {children}
  </>
)

const Picture = ({ children }: { children: ReactNode }) => (
  <svg className={css.picture} viewBox="0 0 80 56" aria-hidden="true">
    {children}
  </svg>
)

const Border = () => (
  <Picture>
    <Card />
    <path
      className={css.mark}
      d="M9 14V8a3 3 0 0 1 3-3h6M62 5h6a3 3 0 0 1 3 3v6M71 42v6a3 3 0 0 1-3 3h-6M18 51h-6a3 3 0 0 1-3-3v-6"
    />
  </Picture>
)

const Light = () => (
  <Picture>
    <Card />
    <circle className={css.sun} cx="64" cy="15" r="4.5" />
    <path
      className={css.mark}
      d="M64 5.5v2M64 22.5v2M54.5 15h2M71.5 15h2M57.3 8.3l1.4 1.4M69.3 20.3l1.4 1.4M70.7 8.3l-1.4 1.4M58.7 20.3l-1.4 1.4"
    />
  </Picture>
)

const Focus = () => (
  <Picture>
    <Card />
    <circle className={css.glass} cx="48" cy="29" r="14" />
    <path className={css.sharp} d="M41 25h14M41 29h10M41 33h12" />
    <path className={css.handle} d="m58 39 9 9" />
  </Picture>
)

export function PhotoRules() {
  const { t } = useLingui()
  return (
    <ul className={css.rules} aria-label={t`Example of a good photo`}>
      <li>
        <Border />
        <Trans>All four edges in view</Trans>
      </li>
      <li>
        <Light />
        <Trans>Even light, no glare</Trans>
      </li>
      <li>
        <Focus />
        <Trans>Sharp and readable</Trans>
      </li>
    </ul>
  )
}
