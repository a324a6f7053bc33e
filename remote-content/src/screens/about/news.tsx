/** What is live, the newest first. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatArticleTime } from '@shared/format/time'
import { Badge } from '@shared/ui/badge'
import { List, ListRow } from '@shared/ui/list-row'
import { SectionHeader } from '@shared/ui/section-header'
import { useLiveSet } from 'shell/release'
import { differs, madeOf, newest, written } from './about.model.ts'
import css from './about.module.css'

export function News() {
  const { t } = useLingui()
  const units = newest(useLiveSet().units)
  if (units.length === 0) return null
  return (
    <section>
      <SectionHeader title={<Trans>What's new</Trans>} />
      <List flush>
        {units.map(unit => {
          const time = formatArticleTime(unit.at)
          return (
            <ListRow
              key={unit.unit}
              title={<span translate="no">{`${unit.unit} ${written(unit.live)}`}</span>}
              note={
                <>
                  {t`Live since ${time}`}
                  {unit.from && (
                    <span className={css.made} lang="en" translate="no">
                      {madeOf(unit)}
                    </span>
                  )}
                </>
              }
              middle={differs(unit) && <Badge>{t`Not on this phone yet`}</Badge>}
            />
          )
        })}
      </List>
    </section>
  )
}
