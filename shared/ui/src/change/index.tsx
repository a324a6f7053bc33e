import { useLingui } from '@lingui/react/macro'
import { ABSENT, formatPercent, formatSigned, wayOf } from '@shared/format/number'
import type { Decimal } from '@shared/money/decimal'
import { useAtomValue } from 'jotai'
import { hideBalancesAtom } from '../preferences/index.tsx'
import { useLocale } from '../use-locale.ts'
import css from './index.module.css'

export interface ChangeProps {
  /** A fraction: "0.0182" is 1.82 %. Alone, or behind the amount in brackets; null: "--". */
  rate?: Decimal | null | undefined
  /** In money or price. */
  amount?: Decimal | null | undefined
  /** Digits of the amount. */
  places?: number | undefined
  /** The user's own money: dots while balances are hidden. */
  own?: boolean | undefined
  /** On a soft fill, for a column of them. */
  pill?: boolean | undefined
}

/** How far something moved: arrow, sign and colour together. */
export function Change({ rate, amount, places = 2, own, pill }: ChangeProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const hidden = useAtomValue(hideBalancesAtom) && own
  const percent = rate === undefined ? undefined : formatPercent(locale, rate, { places: 2, sign: true })
  const money = amount === undefined ? undefined : formatSigned(locale, amount, { places })
  const shown = hidden && money !== undefined ? '••••' : money
  const both = shown !== undefined && percent !== undefined ? t`${shown} (${percent})` : (shown ?? percent ?? ABSENT)
  return (
    <span
      className={`num ${css.change}`}
      translate="no"
      data-way={wayOf(money ?? percent ?? '')}
      data-pill={pill || undefined}
    >
      {both}
    </span>
  )
}
