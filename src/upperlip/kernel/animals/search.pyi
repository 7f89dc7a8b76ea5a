from upperlip.kernel.common.search import Comparer as Comparer
from upperlip.kernel.common.search import Searcher as Searcher
