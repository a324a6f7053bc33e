import { ActionBar } from '../action-bar/index.tsx'
import { Button } from '../button/index.tsx'
import { type Example, Stack } from '../example.tsx'
import { SectionHeader } from '../section-header/index.tsx'
import { Column, Columns } from './index.tsx'

const render = () => (
  <Stack>
    <Columns>
      <Column>
        <SectionHeader title="BTC/USDT" end="64,010.00" />
      </Column>
      <Column end>
        <SectionHeader title="Order" />
      </Column>
      <Column>
        <SectionHeader title="Positions" count={1} />
      </Column>
      <ActionBar>
        <Button wide look="rise">
          Buy
        </Button>
      </ActionBar>
    </Columns>
  </Stack>
)

export const example: Example = { name: 'Columns', render }
