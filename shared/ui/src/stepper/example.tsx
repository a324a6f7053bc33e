import { type Example, Stack } from '../example.tsx'
import { Stepper } from './index.tsx'

const steps = ['Apply', 'Draw', 'Pay', 'Listed']

const render = () => (
  <Stack>
    <Stepper steps={steps} now={0} />
    <Stepper steps={['Chuyển đến địa chỉ', 'Tải chứng từ', 'Nền tảng duyệt']} now={1} />
    <Stepper steps={steps} now={4} />
  </Stack>
)

export const example: Example = { name: 'Stepper', render }
