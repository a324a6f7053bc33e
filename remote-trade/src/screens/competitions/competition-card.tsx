/** One competition of the list: a link over its picture. */
import type { Competition } from '@shared/contract'
import * as to from '@shared/contract/to'
import { useWay } from 'shell/navigation'
import { Cover } from '../../parts/competitions/cover.tsx'
import { Facts } from '../../parts/competitions/facts.tsx'
import { StateBadge } from '../../parts/competitions/states.tsx'
import { When } from '../../parts/competitions/when.tsx'
import css from './competitions.module.css'

export function CompetitionCard({ of }: { of: Competition }) {
  const { id, title, cover, status } = of
  return (
    <li>
      <a className={css.card} href={useWay(to.competition({ id }))}>
        <Cover path={cover} />
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
      </a>
    </li>
  )
}
