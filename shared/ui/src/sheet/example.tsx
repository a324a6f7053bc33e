import { type ReactNode, useState } from 'react'
import { Amount } from '../amount/index.tsx'
import { Badge } from '../badge/index.tsx'
import { Button } from '../button/index.tsx'
import { Dialog } from '../dialog/index.tsx'
import { type Example, Line, Share } from '../example.tsx'
import { Field } from '../field/index.tsx'
import { SumRow, Sums } from '../sum-row/index.tsx'
import { Sheet } from './index.tsx'

type SheetExample = 'order' | 'long' | 'form' | 'busy'

const Order = () => (
  <>
    <Spread>
      <Amount value="0.148" places={3} unit="BTC" size="title-1" open />
      <Amount value="15434.38" unit="USDT" approximate />
    </Spread>
    <Sums>
      <SumRow label="Margin, isolated" value="771.72 USDT" />
      <SumRow label="Liquidation price" value="99,519.9" />
      <SumRow label="Take profit / stop loss" value="108,000.0 / 101,500.0" />
      <SumRow label="Available" before="3,128.40" value="2,348.96" />
    </Sums>
  </>
)

function Form() {
  const [account, setAccount] = useState('')
  return <Field label="Account number" value={account} onChange={setAccount} />
}

const paragraphs = Array.from({ length: 24 }, (_, n) => `${n + 1}. What is longer than the sheet scrolls inside it.`)

const bodies = {
  order: <Order />,
  long: paragraphs.map(text => <p key={text}>{text}</p>),
  form: <Form />,
  busy: <p>Nothing closes it while it is being sent. Reload to end this example.</p>,
}

const titles = { order: 'Confirm order', long: 'Rules', form: 'Bank account', busy: 'Confirm order' }

function Actions({ shown, onDone }: { shown: SheetExample; onDone: () => void }) {
  const [asking, ask] = useState(false)
  return (
    <Share>
      {shown === 'form' && (
        <Button wide onClick={() => ask(true)}>
          Discard
        </Button>
      )}
      <Button wide look="rise" loading={shown === 'busy'} onClick={onDone}>
        Buy · Long
      </Button>
      <Dialog
        open={asking}
        title="Discard what you wrote?"
        no="Keep"
        yes="Discard"
        onAnswer={yes => {
          ask(false)
          if (yes) onDone()
        }}
      />
    </Share>
  )
}

function Sheets() {
  const [shown, show] = useState<SheetExample>('order')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const openOne = (name: SheetExample) => {
    show(name)
    setOpen(true)
  }
  return (
    <Line>
      {(['order', 'long', 'form', 'busy'] as const).map(name => (
        <Button small key={name} data-opens={`sheet-${name}`} onClick={() => openOne(name)}>
          {name}
        </Button>
      ))}
      <Sheet
        open={open}
        onClose={close}
        title={titles[shown]}
        mark={shown === 'order' && <Badge kind="rise">▲ Long 20x</Badge>}
        busy={shown === 'busy'}
        actions={<Actions shown={shown} onDone={close} />}
      >
        {bodies[shown]}
      </Sheet>
    </Line>
  )
}

const Spread = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' }}>{children}</div>
)

export const example: Example = { name: 'Sheet', render: () => <Sheets /> }
