import { type Example, Stack } from '../example.tsx'
import { QrCard } from './index.tsx'

const address = 'sandbox1qTQ8wLmZ4cVx1hJr6nYpK2sDfGb9uEaX7tM'

function save(picture: () => Promise<Blob>): void {
  picture().then(blob => open(URL.createObjectURL(blob)))
}

const render = () => (
  <Stack>
    <QrCard address={address} label="Your receiving address" onCopy={() => {}} onSave={save}>
      <p className="micro">Test server: do not send real funds</p>
    </QrCard>
    <QrCard address="MZ4CVX" text="https://tarn.example/?s=MZ4CVX" label="Invitation code" onCopy={() => {}} />
  </Stack>
)

export const example: Example = { name: 'QR card', render }
