import { Trans, useLingui } from '@lingui/react/macro'
import { formatCount, formatPercent } from '@shared/format/number'
import { formatArticleTime } from '@shared/format/time'
import type { Decided, Named, Rollback } from '../protocol.ts'
import css from './ops.module.css'
import { useLocale } from './use-locale.ts'

/** "1.4.2 9ab27e0c11d2". */
export const ReleaseName = ({ release, version }: Named) => (
  <span className={css.release}>
    {version !== null && <b className="num">{version}</b>} <code className={css.id}>{release}</code>
  </span>
)

/** "2026-11-22 14:03", in the viewer's zone. */
export const minuteOf = (at: string): string => formatArticleTime(Date.parse(at)).slice(0, 16)

/** Who decided it, when, and the decision's number. */
export function Since({ serial, at, who }: Decided) {
  const time = at === null ? '' : minuteOf(at)
  if (who === null) return <Trans>decision {serial}</Trans>
  return (
    <Trans>
      {time} by {who}, decision {serial}
    </Trans>
  )
}

/** Who brought it back, by a rollback. */
export function RolledBack({ serial, at, who }: Rollback) {
  const time = minuteOf(at)
  return (
    <Trans>
      rolled back {time} by {who}, decision {serial}
    </Trans>
  )
}

/** Figures in the language of the page. */
export function useFigures() {
  const locale = useLocale()
  return {
    count: (n: number) => formatCount(locale, n),
    /** "20%", "12.5%". */
    percent: (part: number) => formatPercent(locale, part.toFixed(8), { places: 2, minPlaces: 0 }),
    /** Always of two places, for columns. */
    rate: (part: number) => formatPercent(locale, part.toFixed(8)),
  }
}

/** The words for a span of hours. */
export function useSpan() {
  const { t } = useLingui()
  return (hours: number) => (hours === 1 ? t`last hour` : t`last ${hours} hours`)
}
