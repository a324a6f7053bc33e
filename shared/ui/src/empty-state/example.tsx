import { Button } from '../button/index.tsx'
import type { Example } from '../example.tsx'
import { EmptyState } from './index.tsx'

const render = () => (
  <EmptyState
    title="No orders yet"
    action={
      <Button small look="tonal" href="#/heyue">
        Open an order
      </Button>
    }
  >
    A settled order shows its receipt here.
  </EmptyState>
)

export const example: Example = { name: 'Empty state', render }
