/** As high as what comes, so that nothing below it moves. */
import { Skeleton } from '@shared/ui/skeleton'
import css from './holdings.module.css'

export const TotalLoading = () => (
  <>
    <div className={css.total}>
      <Skeleton width={170} height={36} />
    </div>
    <p className={css.today}>
      <Skeleton width={140} height={16} />
    </p>
  </>
)

export const PositionsLoading = ({ tiles }: { tiles: number }) =>
  tiles > 0 && (
    <section className={css.positions}>
      <div className={css.head}>
        <Skeleton width={150} height={17} />
      </div>
      <div className={css.tiles}>
        {Array.from({ length: tiles }, (_, n) => n).map(n => (
          <div key={n} className={css.tile}>
            <Skeleton width="100%" height={64} />
          </div>
        ))}
      </div>
    </section>
  )
