import { Trans } from '@lingui/react/macro'
import { LOCALES } from '@shared/format/languages'
import { ABSENT, formatDecimal, formatSigned } from '@shared/format/number'
import type { Decimal } from '@shared/money/decimal'
import { useAtomValue } from 'jotai'
import { hideBalancesAtom } from '../preferences/index.tsx'
import { useLocale } from '../use-locale.ts'
import css from './index.module.css'

export interface AmountProps {
  /** Absent: "--". */
  value: Decimal | null | undefined
  /** Digits after the decimal mark, truncated; `minPlaces` at least, as many as `places` unless given. */
  places?: number | undefined
  minPlaces?: number | undefined
  unit?: string | undefined
  /** A plus before what is above zero. */
  sign?: boolean | undefined
  /** Worth about: "≈" before it. */
  approximate?: boolean | undefined
  /** A figure that stands alone; in `display`, one a page, the decimals step back. */
  size?: 'display' | 'title-1' | 'title-2' | undefined
  /** Nobody's own (a minimum, a fee, a limit): it shows while balances are hidden, too. */
  open?: boolean | undefined
}

/** Money in one piece: grouped as the language does, of one width, never wrapped; dots while the owner hides balances. */
export function Amount({ value, places = 2, minPlaces = places, unit, sign = false, ...look }: AmountProps) {
  const locale = useLocale()
  const hidden = useAtomValue(hideBalancesAtom) && !look.open
  const text = (sign ? formatSigned : formatDecimal)(locale, value, { places, minPlaces })
  return (
    <span className={`num ${css.amount} ${look.size ?? ''}`} translate="no" data-size={look.size}>
      {look.approximate && '≈\u00a0'}
      {hidden ? <Hidden /> : <Digits text={text} mark={LOCALES[locale].decimal} />}
      {unit && text !== ABSENT && <span className={css.unit}>{`\u00a0${unit}`}</span>}
    </span>
  )
}

function Digits({ text, mark }: { text: string; mark: string }) {
  const at = text.lastIndexOf(mark)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <span className={css.fraction}>{text.slice(at)}</span>
    </>
  )
}

/** What stands for a hidden balance: dots to the eye, a word to the ear. */
export const Hidden = () => (
  <>
    <span aria-hidden="true">••••</span>
    <span className="visually-hidden">
      <Trans>Hidden</Trans>
    </span>
  </>
)
