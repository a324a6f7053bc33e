import { useState } from 'react'
import { Button } from '../button/index.tsx'
import { type Example, Line } from '../example.tsx'
import { Toast, type ToastMessage } from './index.tsx'

const said: Record<string, Omit<ToastMessage, 'id'>> = {
  success: { text: 'Success', kind: 'success' },
  info: { text: 'Bitcoin position closed at 104,286.40, profit +336.60 USDT', kind: 'info' },
  undo: { text: 'BTC/USDT removed from favourites', kind: 'undo', action: { label: 'Undo', onPress: () => {} } },
  warning: { text: 'Some entries are missing', kind: 'warning' },
  error: { text: 'Fail', kind: 'error' },
}

function Toasts() {
  const [toast, setToast] = useState<ToastMessage>()
  return (
    <Line>
      {Object.entries(said).map(([name, message]) => (
        <Button
          small
          key={name}
          data-opens={`toast-${name}`}
          onClick={() => setToast({ ...message, id: `${name}${Date.now()}` })}
        >
          {name}
        </Button>
      ))}
      <Button small onClick={() => setToast(undefined)}>
        none
      </Button>
      <Toast toast={toast} />
    </Line>
  )
}

export const example: Example = { name: 'Toast', render: () => <Toasts /> }
