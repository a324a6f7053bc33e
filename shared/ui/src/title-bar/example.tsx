import { Headset, ReceiptText } from 'lucide-react'
import { type Example, Stack } from '../example.tsx'
import { IconButton } from '../icon-button/index.tsx'
import { TitleBar } from './index.tsx'

const back = () => {}
const actions = (
  <>
    <IconButton icon={Headset} label="Live chat" />
    <IconButton icon={ReceiptText} label="History" />
  </>
)

const render = () => (
  <Stack>
    <TitleBar title="Recharge" onBack={back} actions={actions} />
    <TitleBar title="AI arbitrage" onBack={back} actions={<a href="#/taoliOrder">My orders</a>} />
    <TitleBar title="Xác minh danh tính nâng cao và liên hệ khẩn cấp của bạn" onBack={back} actions={actions} />
    <TitleBar title="Log in" onBack={back} close />
    <TitleBar title="No way back" />
  </Stack>
)

export const example: Example = { name: 'Title bar', render }
