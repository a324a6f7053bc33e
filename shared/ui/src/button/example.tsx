import { Download, Plus } from 'lucide-react'
import { type Example, Line, Share, Stack } from '../example.tsx'
import { Button } from './index.tsx'

const render = () => (
  <Stack>
    <Share>
      <Button wide look="primary">
        Confirm
      </Button>
      <Button wide look="primary" data-pressed="">
        Pressed
      </Button>
      <Button wide look="primary" loading>
        Sending
      </Button>
    </Share>
    <Button wide look="primary" reason="Set a withdrawal password first, for the safety of your funds.">
      Withdraw
    </Button>
    <Share>
      <Button wide>Neutral</Button>
      <Button wide look="line" data-focus="">
        Focus
      </Button>
      <Button wide look="tonal">
        Tonal
      </Button>
      <Button wide look="danger">
        Danger
      </Button>
    </Share>
    <Share>
      <Button wide look="rise" consequence="Pays 185.00">
        Rise
      </Button>
      <Button wide look="fall" consequence="Pays 185.00">
        Fall
      </Button>
    </Share>
    <Line>
      <Button small>Close</Button>
      <Button small icon={Plus}>
        Margin
      </Button>
      <Button small look="tonal" loading>
        Host
      </Button>
      <Button small look="tonal" href="#/home" icon={Download}>
        A link
      </Button>
      <Button small disabled>
        Off
      </Button>
    </Line>
    <Share>
      <Button wide look="primary">
        Eine Schaltfläche mit sehr langen Wörtern bricht um
      </Button>
      <Button wide>Short</Button>
    </Share>
  </Stack>
)

export const example: Example = { name: 'Button', render }
