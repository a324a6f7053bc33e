import { type Example, Stack } from '../example.tsx'
import { OwnWords } from './index.tsx'

const text = "We couldn't read your proof of payment. Note from our staff: “Envía el recibo completo.”"

const render = () => (
  <Stack>
    <p>
      <OwnWords text={text} own={{ text: 'Envía el recibo completo.', lang: 'xi' }} />
    </p>
  </Stack>
)

export const example: Example = { name: 'Own words', render }
