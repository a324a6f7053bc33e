import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import css from './loan-agreement.module.css'

export const Loading = () => (
  <div className={css.body}>
    <Skeleton width="60%" height={58} />
    <SkeletonRows rows={3} />
    <Skeleton width="100%" height={150} />
  </div>
)
