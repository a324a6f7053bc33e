import { type Example, Stack } from '../example.tsx'
import { Skeleton, SkeletonRows } from './index.tsx'

const render = () => (
  <Stack>
    <Skeleton width={160} height={32} />
    <SkeletonRows rows={2} disc />
    <SkeletonRows rows={2} single />
  </Stack>
)

export const example: Example = { name: 'Skeleton', render }
