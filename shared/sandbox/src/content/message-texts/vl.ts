import type { MessageTexts } from './shape.ts'

export const vl: MessageTexts = {
  'recharge-address': {
    title: 'Thông tin nạp tiền đã sẵn sàng',
    text: 'Thông tin nạp {currency} ({network}) đã sẵn sàng. Hãy chuyển tiền rồi thêm chứng từ chuyển khoản.',
  },
  'recharge-delivered': { title: 'Đã ghi có tiền nạp', text: '{credited} đã vào tài khoản Funding.' },
  'recharge-rejected': {
    title: 'Yêu cầu nạp tiền bị từ chối',
    text: 'Yêu cầu nạp {amount} đã bị từ chối. {reason}',
  },
  'recharge-expired': {
    title: 'Yêu cầu nạp tiền đã hết hạn',
    text: 'Yêu cầu nạp {amount} không được thanh toán đúng hạn nên đã hết hạn. Hãy tạo yêu cầu mới để tiếp tục.',
  },
  'recharge-not-arrived': {
    title: 'Chưa nhận được tiền',
    text: 'Khoản nạp {amount} chưa đến. Vui lòng kiểm tra với ngân hàng hoặc ví trước khi tạo yêu cầu mới.',
  },
  'position-take-profit': {
    title: 'Đã chốt lời',
    text: '{symbol}: đã đóng {quantity} ở giá {price}. Lãi/lỗ sau phí: {profit}',
  },
  'position-stop-loss': {
    title: 'Đã cắt lỗ',
    text: '{symbol}: đã đóng {quantity} ở giá {price}. Lãi/lỗ sau phí: {profit}',
  },
  'position-liquidated': {
    title: 'Vị thế bị thanh lý',
    text: '{symbol}: ký quỹ không còn đủ bù lỗ. {quantity} đã bị thanh lý ở giá {price}. Lãi/lỗ sau phí: {profit}',
  },
  'device-added': {
    title: 'Đăng nhập mới',
    text: 'Tài khoản vừa được đăng nhập từ một trình duyệt mới. Nếu không phải bạn, hãy liên hệ với chúng tôi.',
  },
  'demo-account': {
    title: 'Tài khoản dùng thử',
    text: 'Tài khoản này có sẵn cùng sàn. Tiền, lệnh và vị thế chỉ là ví dụ: bạn cứ dùng tùy ý.',
  },
}
