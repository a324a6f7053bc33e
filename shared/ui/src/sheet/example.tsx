import { useState } from 'react'
import { Button } from '../button/index.tsx'
import { Dialog } from '../dialog/index.tsx'
import { type Example, Line } from '../example.tsx'
import { Field } from '../field/index.tsx'
import { Sheet } from './index.tsx'

type Shown = 'short' | 'long' | 'form' | 'busy'

const paragraphs = Array.from({ length: 14 }, (_, n) => `${n + 1}. What is longer than the sheet scrolls inside it.`)

function Form() {
  const [account, setAccount] = useState('')
  return <Field label="Account number" value={account} onChange={setAccount} />
}

const bodies = {
  short: <p>Drag it down, press the scrim, Escape or Back.</p>,
  long: paragraphs.map(text => <p key={text}>{text}</p>),
  form: <Form />,
  busy: <p>Nothing closes it while it is being sent.</p>,
}

function Sheets() {
  const [shown, show] = useState<Shown>()
  const [asking, ask] = useState(false)
  const close = () => show(undefined)
  const end = shown === 'busy' ? { loading: true } : { onClick: close }
  return (
    <Line>
      {(['short', 'long', 'form', 'busy'] as const).map(name => (
        <Button small key={name} data-opens={name} onClick={() => show(name)}>
          {name}
        </Button>
      ))}
      <Sheet
        open={shown !== undefined}
        onClose={close}
        title={`A ${shown} sheet`}
        busy={shown === 'busy'}
        actions={
          <Line>
            <Button wide look="primary" {...end}>
              Done
            </Button>
            <Button wide onClick={() => ask(true)}>
              Ask first
            </Button>
          </Line>
        }
      >
        {shown && bodies[shown]}
        <Dialog
          open={asking}
          title="Discard what you wrote?"
          no="Keep"
          yes="Discard"
          onAnswer={yes => {
            ask(false)
            if (yes) close()
          }}
        />
      </Sheet>
    </Line>
  )
}

export const example: Example = { name: 'Sheet', render: () => <Sheets /> }
