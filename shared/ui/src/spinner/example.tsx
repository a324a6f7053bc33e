import { type Example, Line } from '../example.tsx'
import { Spinner } from './index.tsx'

const render = () => (
  <Line>
    <Spinner />
  </Line>
)

export const example: Example = { name: 'Spinner', render }
