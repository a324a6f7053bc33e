/** Each level with its share of the fees, its people, and what they brought. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatPercent } from '@shared/format/number'
import { Amount } from '@shared/ui/amount'
import { List, ListRow } from '@shared/ui/list-row'
import { SectionHeader } from '@shared/ui/section-header'
import { useLanguage } from 'shell/i18n'
import { WHOLE } from '../../parts/whole.ts'
import type { Team } from './team.screen.tsx'

export function Levels({ team: { levels } }: { team: Team }) {
  const { t } = useLingui()
  return (
    <section>
      <SectionHeader title={<Trans>By level</Trans>} />
      <List flush label={t`By level`}>
        {levels.map(level => (
          <LevelRow key={level.level} of={level} />
        ))}
      </List>
    </section>
  )
}

function LevelRow({ of: { level, rate, count, income } }: { of: Team['levels'][number] }) {
  const { bcp47 } = useLanguage()
  const share = formatPercent(bcp47, rate, { places: 2, minPlaces: 0 })
  return (
    <ListRow
      title={<Trans context="team">Level {level}</Trans>}
      note={<Trans>{share} of their trading fees</Trans>}
      value={<Amount value={income} {...WHOLE} unit="USDT" />}
      valueNote={<Plural value={count} one="# person" other="# people" />}
    />
  )
}
