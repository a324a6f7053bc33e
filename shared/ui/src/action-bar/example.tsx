import { Button } from '../button/index.tsx'
import { type Example, Stack } from '../example.tsx'
import { ActionBar } from './index.tsx'

const render = () => (
  <Stack>
    <ActionBar>
      <Button wide look="primary">
        Send the request
      </Button>
    </ActionBar>
    <ActionBar>
      <Button wide look="rise" consequence="Liq. 99,519.9">
        Buy · Long
      </Button>
      <Button wide look="fall" consequence="Liq. 109,010.2">
        Sell · Short
      </Button>
    </ActionBar>
  </Stack>
)

export const example: Example = { name: 'Action bar', render }
