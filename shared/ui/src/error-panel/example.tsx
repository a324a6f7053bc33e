import { type Example, Stack } from '../example.tsx'
import { ErrorPanel } from './index.tsx'

const render = () => (
  <Stack>
    <ErrorPanel title="The order list did not load" code="TIMEOUT · 7f3a" onRetry={() => {}}>
      The server did not answer within 60 s. Your orders are safe.
    </ErrorPanel>
    <ErrorPanel title="Couldn't load the chart" code="OFFLINE · 81c0" onRetry={() => {}} retrying />
  </Stack>
)

export const example: Example = { name: 'Error panel', render }
