//! Vectors of other crates, which become those of this one and back, bit for bit.

#![forbid(unsafe_code)]

#[cfg(any(feature = "glam", feature = "mint"))]
use crate::any::Shape;
#[cfg(any(feature = "glam", feature = "mint"))]
use crate::vector::Vector2D;

/// Both ways, and as a point among shapes.
#[cfg(any(feature = "glam", feature = "mint"))]
macro_rules! convert {
    ($feature:literal, $vector:ty) => {
        #[cfg_attr(docsrs, doc(cfg(feature = $feature)))]
        impl From<$vector> for Vector2D {
            #[inline]
            fn from(v: $vector) -> Self {
                Self::new(v.x, v.y)
            }
        }

        #[cfg_attr(docsrs, doc(cfg(feature = $feature)))]
        impl From<Vector2D> for $vector {
            #[inline]
            fn from(Vector2D { x, y }: Vector2D) -> Self {
                Self::from([x, y])
            }
        }

        #[cfg_attr(docsrs, doc(cfg(feature = $feature)))]
        impl From<$vector> for Shape<'_> {
            #[inline]
            fn from(point: $vector) -> Self {
                Vector2D::from(point).into()
            }
        }
    };
}

#[cfg(feature = "glam")]
convert!("glam", glam::Vec2);

#[cfg(feature = "mint")]
convert!("mint", mint::Vector2<f32>);

#[cfg(feature = "mint")]
convert!("mint", mint::Point2<f32>);

#[cfg(feature = "mint")]
#[cfg_attr(docsrs, doc(cfg(feature = "mint")))]
impl mint::IntoMint for Vector2D {
    type MintType = mint::Vector2<f32>;
}
