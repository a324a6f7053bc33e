/** One competition of the list: a link, called by its title, under its best three. */
import type { Competition } from '@shared/contract'
import * as to from '@shared/contract/to'
import { useWay } from 'shell/navigation'
import { Facts } from '../../parts/competitions/facts.tsx'
import { CardHero } from '../../parts/competitions/hero.tsx'
import { StateBadge } from '../../parts/competitions/states.tsx'
import { When } from '../../parts/competitions/when.tsx'
import css from './competitions.module.css'

export function CompetitionCard({ of }: { of: Competition }) {
  const { id, title, status } = of
  return (
    <li>
      <a className={css.card} href={useWay(to.competition({ id }))}>
        <div className={css.body}>
          <div className={css.head}>
            <b className={css.title}>{title}</b>
            <StateBadge of={status} />
          </div>
          <div className={css.when}>
            <When of={of} />
          </div>
          <Facts of={of} />
        </div>
        <CardHero of={of} />
      </a>
    </li>
  )
}
