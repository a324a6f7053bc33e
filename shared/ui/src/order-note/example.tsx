import { type Example, Stack } from '../example.tsx'
import { OrderNote } from './index.tsx'

const refused = { kind: 'refused', text: 'Now 64,120.50. Confirm again.' }

const render = () => (
  <Stack>
    <OrderNote state={{ phase: 'checking' }} records="#/records" />
    <OrderNote state={{ phase: 'not-placed' }} records="#/records" />
    <OrderNote state={{ phase: 'unconfirmed' }} records="#/records" />
    <OrderNote state={{ phase: 'failed', failure: refused }} records="#/records" />
  </Stack>
)

export const example: Example = { name: 'Order note', render }
