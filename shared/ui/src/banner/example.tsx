import { ShieldCheck } from 'lucide-react'
import { Button } from '../button/index.tsx'
import { type Example, Stack } from '../example.tsx'
import { Banner } from './index.tsx'

const render = () => (
  <Stack>
    <Banner icon={ShieldCheck} title="Verify your identity" href="#/shenfenRenzheng">
      2 minutes. Unlocks all functions.
    </Banner>
    <Banner title="A new version is ready" action={<Button small>Reload</Button>} onClose={() => {}} />
    <Banner kind="wait" title="Prices are 9 s old. Orders wait until they are fresh." />
    <Banner kind="danger" title="Margin level 104 %" onClose={() => {}}>
      At 100 % your positions are closed.
    </Banner>
  </Stack>
)

export const example: Example = { name: 'Banner', render }
