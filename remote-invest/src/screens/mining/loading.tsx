/** Who pays, the choice of a coin, and the first machines, on their way. */
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import css from './mining.module.css'

export const Loading = () => (
  <div className={css.loading}>
    <Skeleton width="100%" height={64} />
    <Skeleton width="40%" height={32} />
    <SkeletonRows rows={4} />
  </div>
)
