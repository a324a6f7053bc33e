/** Who pays, what a day brings, and the rows below, on their way. */
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import css from './miner.module.css'

export const Loading = () => (
  <div className={css.page}>
    <Skeleton width="100%" height={64} />
    <Skeleton width="60%" height={76} />
    <SkeletonRows rows={5} single />
  </div>
)
