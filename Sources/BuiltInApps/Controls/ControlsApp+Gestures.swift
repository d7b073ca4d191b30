import AppModelKit

extension ControlsApp {
  func drawGestures(on canvas: inout Canvas<Action>) {
    canvas.navigationBar("Gestures")
    canvas.element(
      ElementSnapshot(.image, label: "Picture", frame: canvas.nextFrame(height: 140)),
      tap: .touch(.tap),
      longPress: .touch(.press),
      gestures: [
        .doubleTap(.touch(.doubleTap)), .taps(3, .touch(.tripleTap)),
        .taps(1, fingers: 2, .touch(.twoFingerTap)), .swipe(.left, .touch(.swipe(.left))),
        .swipe(.right, .touch(.swipe(.right))), .pinch { .touch(.pinch($0)) },
        .rotate { .touch(.rotate($0)) },
      ]
    )
    canvas.staticText(picture.status, identifier: "gesture")
    canvas.row { row in
      row.staticText("\(Int((picture.scale * 100).rounded()))%", identifier: "size")
      row.staticText("\(Int(picture.degrees.rounded()))°", identifier: "angle")
    }
    drawCard(on: &canvas)
    drawMap(on: &canvas)
  }

  /// A card that a finger can drag, and the trash that takes it.
  private func drawCard(on canvas: inout Canvas<Action>) {
    canvas.element(ElementSnapshot(.image, label: "Trash", frame: Picture.trashFrame))
    guard let offset = picture.cardOffset else { return }
    let frame = Picture.cardFrame.offsetBy(x: offset.x, y: offset.y)
    canvas.element(
      ElementSnapshot(.image, label: "Card", frame: frame),
      gestures: [.drag { .drop($0) }]
    )
  }

  private func drawMap(on canvas: inout Canvas<Action>) {
    let frame = Rect(16, 420, 343, 180)
    canvas.element(ElementSnapshot(.map, label: "Map", value: picture.place, frame: frame)) { map in
      map.button("Museum", frame: Rect(60, 450, 80, 44), tap: .choose("Museum"))
      map.button("Harbour", frame: Rect(220, 530, 80, 44), tap: .choose("Harbour"))
    }
  }
}
