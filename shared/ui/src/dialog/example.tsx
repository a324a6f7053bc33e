import { useState } from 'react'
import { Button } from '../button/index.tsx'
import { type Example, Line } from '../example.tsx'
import { Dialog } from './index.tsx'

function Dialogs() {
  const [shown, show] = useState<'plain' | 'long' | 'sending'>()
  const answer = () => show(undefined)
  return (
    <Line>
      {(['plain', 'long', 'sending'] as const).map(name => (
        <Button small key={name} data-opens={`dialog-${name}`} onClick={() => show(name)}>
          {name}
        </Button>
      ))}
      <Dialog open={shown === 'plain'} title="Close all positions?" no="Keep" yes="Close all" onAnswer={answer}>
        3 positions close at the market price. This cannot be undone.
      </Dialog>
      <Dialog
        open={shown === 'long'}
        title="Leave without saving?"
        look="primary"
        no="Bleiben und alles Weitere später entscheiden"
        yes="Verlassen und Änderungen verwerfen"
        onAnswer={answer}
      />
      <Dialog open={shown === 'sending'} busy title="Log out everywhere?" no="Stay" yes="Log out" onAnswer={answer}>
        It is being sent: Escape and Back wait. Reload to end this example.
      </Dialog>
    </Line>
  )
}

export const example: Example = { name: 'Dialog', render: () => <Dialogs /> }
