import { formatPercent } from '@shared/format/number'
import { big, sum } from '@shared/money/big'
import type { Decimal } from '@shared/money/decimal'
import { sharesOf } from '@shared/money/shares'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Amount } from '../amount/index.tsx'
import { Icon } from '../icon/index.tsx'
import { useLocale } from '../use-locale.ts'
import css from './index.module.css'

export interface Part {
  name: string
  value: Decimal
  /** Where it leads (`#/path`). */
  href?: string | undefined
}

export interface CompositionProps {
  /** In the order they are told; seven at most keep a tone of their own. */
  parts: readonly Part[]
  /** Digits of the amounts. */
  places?: number | undefined
  /** In the ring: the word for the whole. */
  children?: ReactNode
}

interface Slice extends Part {
  /** As its figure: all of them sum to 1. */
  share: Decimal
  /** In percent of the ring; a float is exact enough to draw. */
  from: number
  length: number
}

const PLACES = 1

function slices(parts: readonly Part[]): Slice[] {
  const values = parts.map(part => part.value)
  const [whole, shares] = [sum(values), sharesOf(values, PLACES)]
  let from = 0
  return parts.map((part, at) => {
    const length = whole.gt('0') ? Number(big(part.value).div(whole).times('100').toString()) : 0
    const slice = { ...part, share: shares[at] ?? '0', from, length }
    from += length
    return slice
  })
}

/** What a whole is made of: a ring to see it, a legend to read it. The ring is silent, the legend says everything. */
export function Composition({ parts, places, children }: CompositionProps) {
  const cut = slices(parts)
  const leads = parts.some(part => part.href !== undefined)
  return (
    <div className={css.composition}>
      <div className={css.figure}>
        <Ring slices={cut} />
        <div className={css.middle} translate="no">
          {children}
        </div>
      </div>
      <ul>
        {cut.map((slice, tone) => (
          <Entry key={slice.name} {...slice} tone={tone + 1} places={places} leads={leads} />
        ))}
      </ul>
    </div>
  )
}

/** Left open between two parts, in percent of the ring. */
const gap = 0.9

/** The only part is a circle without a beginning: a dash of the whole length shows where it begins. */
const dash = ({ from, length }: Slice) =>
  length >= 100 ? {} : { strokeDasharray: `${Math.max(0.3, length - gap)} 100`, strokeDashoffset: -from }

const Ring = ({ slices: cut }: { slices: Slice[] }) => (
  <svg className={css.ring} viewBox="0 0 120 120" fill="none" aria-hidden="true">
    <circle className={css.track} cx="60" cy="60" r="53" />
    {cut.map(
      (slice, tone) =>
        slice.length > 0 && (
          <circle
            key={slice.name}
            className={css.slice}
            data-tone={tone + 1}
            cx="60"
            cy="60"
            r="53"
            pathLength="100"
            {...dash(slice)}
          />
        ),
    )}
  </svg>
)

interface EntryProps extends Slice {
  tone: number
  places: number | undefined
  /** One of them leads somewhere: all leave room for the sign of it, so that the amounts stand in one column. */
  leads: boolean
}

function Entry({ name, value, href, share, tone, places, leads }: EntryProps) {
  const locale = useLocale()
  const Row = href === undefined ? 'div' : 'a'
  return (
    <li>
      <Row className={css.entry} {...(href !== undefined && { href })}>
        <span className={css.marker} data-tone={tone} />
        <span className={css.body}>
          <span className={css.name}>{name}</span>
          <span className={`num ${css.share}`} translate="no">
            {formatPercent(locale, share, { places: PLACES })}
          </span>
          <span className={css.value} translate="no">
            <Amount value={value} places={places} />
          </span>
          {leads && <span className={css.chevron}>{href !== undefined && <Icon of={ChevronRight} size={16} />}</span>}
        </span>
      </Row>
    </li>
  )
}
