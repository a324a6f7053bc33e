import { type Example, Line, Stack } from '../example.tsx'
import { Change } from './index.tsx'

const render = () => (
  <Stack>
    <Line>
      <Change rate="0.0182" />
      <Change rate="-0.0093" />
      <Change rate="0.00001" />
      <Change rate={null} />
      <Change amount="1482.07" own />
    </Line>
    <Line>
      <Change amount="214.38" rate="0.019" own />
      <Change amount="-1864" places={1} rate="-0.0182" />
    </Line>
    <Line>
      <Change rate="0.1264" pill />
      <Change rate="-0.0115" pill />
      <Change rate="0" pill />
    </Line>
  </Stack>
)

export const example: Example = { name: 'Change', render }
