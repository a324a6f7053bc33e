import type { ChatTexts } from './shape.ts'

export const vl: ChatTexts = {
  words: {
    hello:
      'Xin chào. Gửi mã lệnh nạp để nhận thông tin chuyển tiền, đặt câu hỏi ngắn gọn hoặc yêu cầu nói chuyện với nhân viên.',
    pay: 'Lệnh nạp {order}: {amount} qua {network}. Hãy chuyển đến địa chỉ bên dưới rồi thêm chứng từ chuyển khoản.',
    'pay-bank':
      'Lệnh nạp {order}: {amount} qua chuyển khoản ngân hàng. Hãy chuyển đến tài khoản bên dưới kèm mã tham chiếu rồi thêm chứng từ chuyển khoản.',
    'in-review': 'Lệnh nạp {order}: khoản chuyển của bạn đang được xem xét. Không cần chuyển thêm.',
    'order-state': '{order}: {state}',
    'not-found': '{order}: không tìm thấy trong các lệnh nạp và rút của bạn. Hãy kiểm tra lại mã.',
    queue: 'Bạn ở vị trí {place} trong hàng đợi. Nhân viên sẽ trả lời tại đây. Giờ làm việc: {hours} (UTC+8)',
    'queue-later':
      'Hiện đang ngoài giờ làm việc. Giờ làm việc: {hours} (UTC+8). Bạn ở vị trí {place} trong hàng đợi: hãy để lại câu hỏi, nhân viên sẽ trả lời tại đây.',
    articles: 'Những bài viết này có thể giúp bạn. Nếu chưa đủ, hãy yêu cầu nói chuyện với nhân viên.',
    nothing: 'Không tìm thấy bài viết nào về việc này. Hãy thử từ khác hoặc yêu cầu nói chuyện với nhân viên.',
    'never-codes': 'Nhân viên không bao giờ hỏi mật khẩu hay mã của bạn. Đừng cho ai biết, kể cả tại đây.',
    'ask-person': 'Nói chuyện với nhân viên',
  },
  labels: {
    amount: 'Số tiền',
    address: 'Địa chỉ',
    bank: 'Ngân hàng',
    holder: 'Chủ tài khoản',
    number: 'Số tài khoản',
    reference: 'Mã tham chiếu',
  },
  visitor: 'Khách',
  human: ['nhân viên', 'người thật', 'tư vấn viên', 'tổng đài', 'chăm sóc khách hàng'],
  idle: 'làm sao thế nào gì khi đâu tại vì ai bao nhiêu lâu là tôi của bạn có thể cho với và này đó được không mất cần muốn',
}
